const hsm = 'signing through an HSM comes later'
const account = 'profile and password come later'
const company = 'the company data come later'
const shops = 'shops come later'
const templates = 'invoice templates come later'
const items = 'items come later'
const users = 'users come later'
const signatures = 'certificates are shown, not yet registered or changed'
const noFailure = 'tells of success or asks first, and is no failure'

/** Rules of the error catalogues (000 §8, 001 §8, 002 §8) that no scenario makes happen, and what they wait for. */
export const waitingRules: Readonly<Record<string, string>> = {
  '000-8-07': hsm,
  '000-8-08': hsm,
  '000-8-11': noFailure,
  '000-8-12': hsm,
  '001-8-01': signatures,
  '001-8-02': signatures,
  '001-8-03': signatures,
  '001-8-04': signatures,
  '001-8-05': signatures,
  '001-8-06': shops,
  '001-8-07': shops,
  '001-8-08': shops,
  '001-8-09': templates,
  '001-8-10': templates,
  '001-8-11': account,
  '001-8-12': account,
  '001-8-13': account,
  '001-8-14': company,
  '001-8-15': company,
  '001-8-16': company,
  '001-8-17': items,
  '001-8-18': items,
  '001-8-19': items,
  '001-8-20': items,
  '001-8-21': users,
  '001-8-22': users,
  '001-8-23': users,
  '001-8-24': users,
  '001-8-25': users,
  '001-8-26': users,
  '002-8-05': hsm,
  '002-8-14': hsm,
  '002-8-18': noFailure,
  '002-8-19': noFailure,
  '002-8-21': 'sales documents come later',
  '002-8-22': 'is about toasts, and no failure',
}
