import * as areas from './areas/areas.ts'

const hsm = 'signing through an HSM comes later'
const signatures = 'certificates are shown, not yet registered or changed'
const noFailure = 'reports success or asks first, and is no failure'

const ofProduct: Readonly<Record<string, string>> = {
  '000-8-07': hsm,
  '000-8-08': hsm,
  '000-8-11': noFailure,
  '000-8-12': hsm,
  '001-8-01': signatures,
  '001-8-02': signatures,
  '001-8-03': signatures,
  '001-8-04': signatures,
  '001-8-05': signatures,
  '002-8-05': hsm,
  '002-8-14': hsm,
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
