import * as v from 'valibot'
import type { Locale } from '../../src/domain/locale.ts'
import { files } from './drawingFiles.ts'

/** Pixels per unit of a drawing at which its texts can be read. */
const scale = 0.85

/**
 * The exported drawing of a machine in a language, as an element that is in no document yet. Null for a machine that was never exported;
 * rejects when it cannot be fetched.
 */
export const fetchDrawing = async (machine: string, locale: Locale): Promise<Element | null> => {
  const fetchFile = files[`${machine}.${locale}`]
  if (fetchFile === undefined) return null
  const svg = v.parse(v.string(), await fetchFile())
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  // Its colours are the page's, whose theme may be another than the system's.
  drawing.setAttribute('data-theme', 'light')
  const [, , width = '0', height = '0'] = (drawing.getAttribute('viewBox') ?? '').split(' ')
  drawing.setAttribute('width', String(Number(width) * scale))
  drawing.setAttribute('height', String(Number(height) * scale))
  return document.importNode(drawing, true)
}

/** Marks where the flow is and how it came there. @returns the innermost marked state, if the drawing has it */
export const markDrawing = (
  drawing: Element,
  states: readonly string[],
  transitions: readonly string[],
): Element | null => {
  let innermost: Element | null = null
  for (const state of drawing.querySelectorAll('[data-state]')) {
    const isActive = states.includes(state.getAttribute('data-state') ?? '')
    state.classList.toggle('active', isActive)
    if (isActive) innermost = state
  }
  for (const transition of drawing.querySelectorAll('[data-transition]'))
    transition.classList.toggle('active', transitions.includes(transition.getAttribute('data-transition') ?? ''))
  return innermost
}
