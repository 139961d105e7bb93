import type { Figure } from '../figure.ts'
import type { RouteSize } from './measure.ts'

/** The size of a route, and how many libraries are in it that should come later. */
export const sizeFigures = ({ route, brotliBytes, aim, misplaced }: RouteSize): Figure[] => [
  { name: `${route}: initial JS + CSS, brotli`, value: brotliBytes, unit: 'B', aim },
  { name: `${route}: late libraries in it`, value: misplaced.length, unit: '', aim: 0 },
]
