import * as areas from './areas/areas.ts'

const noFailure = 'reports success or asks first, and is no failure'

const ofProduct: Readonly<Record<string, string>> = {
  '000-8-11': noFailure,
  '002-8-18': noFailure,
  '002-8-19': noFailure,
  '002-8-21': 'sales documents come later',
  '002-8-22': 'is about toasts, and no failure',
}

const everyWaiting: readonly Readonly<Record<string, string>>[] = [
  ofProduct,
  ...Object.values(areas).map(({ waiting }) => waiting),
]

/** Rules of the error catalogues (000 §8, 001 §8, 002 §8) that no scenario makes happen, and what they wait for. */
export const waitingRules: Readonly<Record<string, string>> = Object.fromEntries(
  everyWaiting.flatMap((rules) => Object.entries(rules)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
