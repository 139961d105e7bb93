import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

/** What is set anew for those who ask for more contrast. */
const more = /@media \(prefers-contrast: more\) \{([\s\S]*?)\n {2}\}/.exec(css)?.[1] ?? ''

/** A token's hex colour in light and in dark: that of the first text that sets it. */
function colours(name: string, ...from: readonly string[]): [string, string] {
  const texts = [...from, css].join('\n')
  const alias = new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|.*);`).exec(texts)?.[1]
  if (alias !== undefined) return colours(alias, ...from)
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(texts)
  const one = new RegExp(`--${name}: (#\\w{6});`).exec(texts)
  const light = both?.[1] ?? one?.[1]
  const dark = both?.[2] ?? one?.[1]
  if (light === undefined || dark === undefined) throw new Error(`no colour --${name} in tokens.css`)
  return [light, dark]
}

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['page', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const onAll = ['text', 'text-muted', 'text-faint', 'accent-text', 'tone-red'].flatMap((text) =>
  surfaces.map((surface) => [text, surface] as const),
)
const onOwn: readonly (readonly [string, string])[] = [
  ['text', 'surface-pressed'],
  ['text-muted', 'surface-pressed'],
  ['text', 'surface-selected'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-text', 'accent-soft'],
  ...['grey', 'blue', 'green', 'red', 'amber'].flatMap(
    (tone) =>
      [
        [`tone-${tone}`, `tone-${tone}-soft`],
        ['text', `tone-${tone}-soft`],
        [`tone-${tone}`, 'surface-raised'],
      ] as const,
  ),
]

test.each([...onAll, ...onOwn])('%s can be read on %s', (text, surface) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(colours(text)[theme], colours(surface)[theme])).toBeGreaterThanOrEqual(4.5)
  }
})

// WCAG 1.4.6, for those who ask for it.
test.each([...onAll, ...onOwn])('with more contrast, %s can be read with ease on %s', (text, surface) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(colours(text, more)[theme], colours(surface, more)[theme])).toBeGreaterThanOrEqual(7)
  }
})

test.each([
  ['line-control', 'surface'],
  ['line-control', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'page'],
  ['accent', 'surface'],
])('%s can be distinguished from %s', (line, surface) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(colours(line)[theme], colours(surface)[theme])).toBeGreaterThanOrEqual(3)
  }
})
