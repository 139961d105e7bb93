const BLOCK = 512

const textAt = (header: Buffer, offset: number, length: number): string =>
  header.toString('utf8', offset, offset + length).replace(/\0.*$/s, '')

/** Names and contents of the plain files of a tar archive as npm packs it (POSIX ustar). */
export function readTar(tar: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + BLOCK)
    const size = Number.parseInt(textAt(header, 124, 12).trim(), 8)
    const prefix = textAt(header, 345, 155)
    const name = textAt(header, 0, 100)
    const start = at + BLOCK
    const kind = String.fromCharCode(header[156] ?? 0)
    if (kind === '0' || kind === '\0')
      files.set(prefix === '' ? name : `${prefix}/${name}`, tar.subarray(start, start + size))
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
