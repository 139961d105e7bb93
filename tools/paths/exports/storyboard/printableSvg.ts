import { hasHangul, typefaces } from '../../../../src/printing/drawing/typefaces.ts'

const ink = '#3d4350'
const accent = '#0b5bd3'

const ofState = /<g class="[^"]*" data-state="([^"]*)"[^>]*>[\s\S]*?<\/g>/g
const text = /<text ([^>]*)>([^<]*)</g

const inAccent = (group: string) =>
  group
    .replaceAll(/stroke="currentColor"(?: stroke-width="[^"]*")?/g, `stroke="${accent}" stroke-width="3.5"`)
    .replaceAll('<text ', `<text fill="${accent}" font-weight="bold" `)

/** Hangul is wider than the drawing's layout takes it to be. */
const narrowed = (attributes: string) =>
  attributes.replace(/font-size="([\d.]+)"/, (_, size: string) => `font-size="${Number(size) * 0.76}"`)

const inTypeface = (attributes: string, content: string) =>
  hasHangul(content)
    ? `<text font-family="${typefaces.hangul}" ${narrowed(attributes)}>${content}<`
    : `<text font-family="${typefaces.latin}" ${attributes}>${content}<`

/** A drawing as a PDF takes it: colours and typefaces at each part instead of a sheet of styles, the states of a step marked. */
export const printableSvg = (svg: string, active: readonly string[]): string =>
  svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<title>[^<]*<\/title>/g, '')
    .replaceAll(ofState, (group, id: string) => (active.includes(id) ? inAccent(group) : group))
    .replaceAll('currentColor', ink)
    .replaceAll(text, (_, attributes: string, content: string) => inTypeface(attributes, content))
