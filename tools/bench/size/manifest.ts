import * as v from 'valibot'

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  src: v.optional(v.string()),
  isEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})

/** Vite's manifest: chunks by the source file that they begin with, or by their file where they are joined of many. */
export const manifestSchema = v.record(v.string(), chunkSchema)
export type Manifest = v.InferOutput<typeof manifestSchema>

/**
 * Files that a browser fetches before the given chunks can run: the chunks, everything they import statically, and their sheets.
 * A name that the manifest does not have is an error of the caller's table.
 *
 * @param names keys of the manifest, or names of joined chunks
 */
export function filesFor(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const joined = new Map(Object.values(manifest).flatMap((chunk) => (chunk.src ? [] : [[chunk.name, chunk]])))
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name] ?? joined.get(name)
    if (chunk === undefined) throw new Error(`the build has no chunk ${name}`)
    files.add(chunk.file)
    for (const sheet of chunk.css) files.add(sheet)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const name of names) visit(name)
  return [...files].filter((file) => /\.(?:js|css)$/.test(file)).toSorted()
}
