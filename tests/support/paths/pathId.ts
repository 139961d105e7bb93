const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** A short name for a path that links and commands can carry: the machine and the 32-bit FNV-1a hash of the path's own name. */
export const pathIdOf = (machineId: string, pathName: string): string => {
  const hash = new TextEncoder().encode(pathName).reduce((sum, byte) => Math.imul(sum ^ byte, prime) >>> 0, offsetBasis)
  return `${machineId}-${hash.toString(16).padStart(8, '0')}`
}
