import * as v from 'valibot'
import { activateLocale } from '../../../../src/i18n/locale.ts'
import { pathsOf } from '../../../../tests/support/paths/pathsOf.ts'
import { problemOf } from '../../../../tests/support/paths/problem.ts'
import { isWalk, type AnyWalk } from '../../../../tests/support/paths/walk.ts'
import { walkerOf } from '../../../../tests/support/paths/walkOne.tsx'
import { askedOfViewSchema, type ToldByView } from '../messages.ts'
import { freeFocus } from './freeFocus.ts'

const walks = import.meta.glob('../../../../tests/paths/walks/*.tsx', { import: 'walk' })

const rest = freeFocus()

const tell = (message: ToldByView) => {
  rest(true)
  window.parent.postMessage(message, location.origin)
}

/** Resolves with the lab's next request. */
const nextAsked = () =>
  new Promise<void>((resolve) => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !v.is(askedOfViewSchema, data)) return
      window.removeEventListener('message', hear)
      resolve()
    }
    window.addEventListener('message', hear)
  })

const walkOf = async (machine: string): Promise<AnyWalk> => {
  const walk = await walks[`../../../../tests/paths/walks/${machine}.tsx`]?.()
  if (!isWalk(walk)) throw new Error(`tests/paths/walks/${machine}.tsx exports no walk`)
  return walk
}

let rested: readonly string[] = []

const walkPath = async (id: string, reach: (place: number) => void) => {
  const walk = await walkOf(id.slice(0, id.lastIndexOf('-')))
  const path = pathsOf(walk.flow).find((one) => one.id === id)
  if (path === undefined) throw new Error(`there is no path ${id}`)
  await walkerOf(walk, false)(path, {
    inspect: () => {},
    seeks: async (place) => {
      if (place > 0) await nextAsked()
      rest(false)
      reach(place)
    },
    rests: (place, states) => {
      rested = states
      tell({ kind: 'rested', place, states: [...states] })
      // The walk ends with its actor, whose view is to stay.
      return place === path.steps.length ? new Promise<void>(() => {}) : Promise.resolve()
    },
  })
}

let reached = 0
await activateLocale('en')
try {
  await walkPath(new URLSearchParams(location.search).get('path') ?? '', (place) => {
    reached = place
  })
} catch (error) {
  // Whatever breaks is what the reader wants to see, at the step where it broke.
  tell({ kind: 'failed', place: reached, problem: problemOf(error, rested) })
}
