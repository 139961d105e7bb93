const branching = /^(?:plural|select|selectordinal)$/

/** Names of ICU arguments and numbers of `<0>` tags in a message, sorted, each once; branches of plurals are looked into. */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>()
  for (const [, tag] of message.matchAll(/<(\d+)\/?>/g)) found.add(`<${tag}>`)
  collect(message, found)
  return [...found].toSorted()
}

/** Reads `{…}` groups of one nesting level; an unclosed group ends with the text. */
function groupsOf(text: string): string[] {
  const groups: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      if (depth === 0) start = at + 1
      depth += 1
    } else if (text[at] === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) groups.push(text.slice(start, at))
    }
  }
  return groups
}

function collect(text: string, found: Set<string>): void {
  for (const group of groupsOf(text)) {
    const [name = '', kind = '', ...branches] = group.split(',')
    found.add(name.trim())
    if (!branching.test(kind.trim())) continue
    for (const branch of groupsOf(branches.join(','))) collect(branch, found)
  }
}
