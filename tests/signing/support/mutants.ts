/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export type Random = () => number

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const upTo = (random: Random, limit: number): number => Math.floor(random() * limit)

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[upTo(random, items.length)] ?? items[0]

const splice = (text: string, at: number, removed: number, inserted: string): string =>
  text.slice(0, at) + inserted + text.slice(at + removed)

type TextMutation = (text: string, random: Random) => string

const characters: readonly [string, ...string[]] = [
  '0',
  '1',
  '9',
  'A',
  'a',
  'Ế',
  'đ',
  ' ',
  '\n',
  '\t',
  '\r',
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  '=',
  '#',
  '?',
  '!',
  '\0',
  '\u{1}',
  '\u{300}',
  '\u{A0}',
  '\u{200B}',
  '\u{FEFF}',
  '\u{FFFE}',
  '\u{D800}',
  '😀',
  '０',
]

const snippets: readonly [string, ...string[]] = [
  '<!-- -->',
  '<?x y?>',
  '<![CDATA[x]]>',
  '<!DOCTYPE TKhai>',
  '&x;',
  '&#0;',
  '&#13;',
  '&lt;',
  '<x/>',
  '<MST>0999999999</MST>',
  ' xmlns="urn:x"',
  ' xmlns:y="urn:y"',
  ' Id="x"',
  ' xml:id="x"',
  '<Transform Algorithm="urn:x"/>',
  '</DLTKhai>',
  '<DLTKhai>',
  '<NNT>',
  '</NNT>',
  ' ',
  '\n',
]

const elementPattern = /<([A-Za-z0-9]+)(?:\s[^<>]*)?>[^<]*<\/\1>/g
const tagPattern = /<\/?[A-Za-z0-9]+/g
const textPattern = />([^<>]+)</g

const matchOf = (text: string, pattern: RegExp, random: Random): RegExpExecArray | null => {
  const matches = [...text.matchAll(pattern)]
  return matches[upTo(random, matches.length)] ?? null
}

const atMatch =
  (pattern: RegExp, change: (match: RegExpExecArray, text: string, random: Random) => string): TextMutation =>
  (text, random) => {
    const match = matchOf(text, pattern, random)
    return match === null ? text : change(match, text, random)
  }

const textMutations: readonly [TextMutation, ...TextMutation[]] = [
  // Single characters.
  (text, random) => splice(text, upTo(random, text.length), 1, ''),
  (text, random) => splice(text, upTo(random, text.length), 1, pick(random, characters)),
  (text, random) => splice(text, upTo(random, text.length), 0, pick(random, characters)),
  (text, random) => splice(text, upTo(random, text.length), 0, pick(random, snippets)),
  // Values: a character of a text changed, inserted, taken out, written by reference, decomposed.
  atMatch(textPattern, ({ index, 1: value = '' }, text, random) =>
    splice(text, index + 1 + upTo(random, value.length), 1, pick(random, characters)),
  ),
  atMatch(textPattern, ({ index, 1: value = '' }, text, random) =>
    splice(text, index + 1 + upTo(random, value.length), 0, pick(random, characters)),
  ),
  atMatch(textPattern, ({ index, 1: value = '' }, text, random) =>
    splice(text, index + 1 + upTo(random, value.length), 1, ''),
  ),
  atMatch(/[A-Za-z0-9](?=[^<>]*<)/g, ({ index, 0: letter }, text) =>
    splice(text, index, 1, `&#${letter.charCodeAt(0)};`),
  ),
  atMatch(textPattern, ({ index, 1: value = '' }, text) =>
    splice(text, index + 1, value.length, value.normalize('NFD')),
  ),
  atMatch(textPattern, ({ index, 1: value = '' }, text) =>
    splice(text, index + 1, value.length, Array.from(value).toReversed().join('')),
  ),
  // Elements: taken out, doubled, emptied, moved, wrapped, renamed.
  atMatch(elementPattern, ({ index, 0: element }, text) => splice(text, index, element.length, '')),
  atMatch(elementPattern, ({ index, 0: element }, text) => splice(text, index, 0, element)),
  atMatch(elementPattern, ({ index, 0: element, 1: name = '' }, text) =>
    splice(text, index, element.length, `<${name}/>`),
  ),
  atMatch(elementPattern, ({ index, 0: element }, text) => splice(text, index, element.length, `<W>${element}</W>`)),
  atMatch(elementPattern, ({ index, 0: element }, text, random) => {
    const without = splice(text, index, element.length, '')
    const target = matchOf(without, elementPattern, random)
    return target === null ? without : splice(without, target.index, 0, element)
  }),
  atMatch(elementPattern, ({ index, 0: element, 1: name = '' }, text, random) => {
    const renamed = pick(random, ['MST', 'TNNT', 'X', name.toLowerCase()])
    return splice(
      text,
      index,
      element.length,
      element.replace(`<${name}`, `<${renamed}`).replace(`</${name}`, `</${renamed}`),
    )
  }),
  // Tags: attributes, namespaces, white space in and between them.
  atMatch(tagPattern, ({ index, 0: tag }, text, random) => splice(text, index + tag.length, 0, pick(random, snippets))),
  atMatch(tagPattern, ({ index, 0: tag }, text, random) =>
    splice(text, index + tag.length, 0, pick(random, [' ', '\n', '\t'])),
  ),
  atMatch(/></g, ({ index }, text, random) =>
    splice(text, index + 1, 0, pick(random, [' ', '\n', 'x', '<!-- -->', '<?x?>'])),
  ),
  atMatch(/="[^"]*"/g, ({ index, 0: value }, text, random) =>
    splice(text, index + 2 + upTo(random, value.length - 2), 1, pick(random, characters)),
  ),
  atMatch(/="([^"']*)"/g, ({ index, 0: value, 1: content = '' }, text) =>
    splice(text, index, value.length, `='${content}'`),
  ),
  // Where the signature covers nothing: blanks of every kind between elements, the subject's name.
  atMatch(/></g, ({ index }, text, random) =>
    splice(text, index + 1, 0, pick(random, ['\u{A0}', '\u{3000}', '\u{FEFF}', '\u{2028}', '\r\n\t', ' '.repeat(500)])),
  ),
  atMatch(/(?<=<X509SubjectName>)[^<]+/g, ({ index, 0: name }, text, random) => {
    const parts = name.split(', ')
    const at = upTo(random, parts.length)
    const changed = pick(random, [
      parts.toReversed(),
      parts.toSpliced(at, 1),
      parts.toSpliced(at, 0, 'UID=MST:0999999999'),
      parts.with(at, (parts[at] ?? '').toLowerCase()),
      parts.with(at, `${parts[at]}\u{200B}`),
      [...parts.slice(at), ...parts.slice(0, at)],
    ])
    return splice(text, index, name.length, changed.join(pick(random, [', ', ',', '+', '; '])))
  }),
  atMatch(/(?<=<SigningTime>)[^<]+/g, ({ index, 0: time }, text, random) =>
    splice(
      text,
      index,
      time.length,
      pick(random, ['1970-01-01T00:00:00', '9999-12-31T23:59:59', `${time}Z`, ` ${time}`]),
    ),
  ),
  // Big pieces.
  (text, random) => text.slice(0, upTo(random, text.length)),
  (text, random) => {
    const from = upTo(random, text.length)
    return splice(text, from, upTo(random, 200), '')
  },
  (text, random) => {
    const from = upTo(random, text.length)
    return splice(text, upTo(random, text.length), 0, text.slice(from, from + upTo(random, 400)))
  },
]

const mutateBytes = (bytes: Buffer, random: Random): Buffer => {
  const at = upTo(random, bytes.length)
  const byte = upTo(random, 256)
  return pick(random, [
    Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from([(bytes[at] ?? 0) ^ (1 << upTo(random, 8))]),
      bytes.subarray(at + 1),
    ]),
    Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)]),
    Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
  ])
}

/**
 * A signed declaration with one to three random changes, of bytes, characters, values, elements or tags. The same seed gives the
 * same mutant. Some change nothing that counts, such as white space inside a tag: those a verifier may accept.
 */
export const mutate = (signed: string, random: Random): Uint8Array => {
  const rounds = pick(random, [1, 1, 1, 2, 3])
  if (random() < 0.2) {
    let bytes: Buffer = Buffer.from(signed)
    for (let round = 0; round < rounds; round++) bytes = mutateBytes(bytes, random)
    return bytes
  }
  let text = signed
  for (let round = 0; round < rounds; round++) text = pick(random, textMutations)(text, random)
  return Buffer.from(text)
}
