import type { Tree } from '../../readXml.ts'

/** What stands at a path of tags below an element: as often as it is there, with the text of each. */
export const textsAt = ([, content]: Tree, path: string): readonly string[] => {
  const [tag, ...below] = path.split('/')
  if (tag === undefined || typeof content === 'string') return []
  return content
    .filter(([name]) => name === tag)
    .flatMap((child) => {
      if (below.length > 0) return textsAt(child, below.join('/'))
      return typeof child[1] === 'string' ? [child[1]] : []
    })
}

/** Paths of all elements with a text, as they stand. */
export const pathsIn = ([tag, content]: Tree, parent = ''): readonly string[] => {
  const path = parent === '' ? tag : `${parent}/${tag}`
  return typeof content === 'string' ? [path] : content.flatMap((child) => pathsIn(child, path))
}
