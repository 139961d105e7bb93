import type { FormVersion } from '../form/definition.ts'

/** The first day of Circular 91/2026/TT-BTC: another form of certificate, other symbols, other corrections (law of 2026 §4). */
export const circular91 = '2026-07-01'

/** Versions of the certificate's XML, the newest first (facts of the sales areas §0, §3). */
export const certificateVersions = ['2.1.1', '2.1.0'] as const satisfies readonly FormVersion[]
export type CertificateVersion = (typeof certificateVersions)[number]

/** Whether a certificate of a day, `YYYY-MM-DD`, is of Circular 91/2026; one without a day is of today's law. */
export const isOfCircular91 = (day: string): boolean => day === '' || day >= circular91

/** The version in which a certificate of a day is written. @param newest what the company has at most */
export const certificateVersionOn = (day: string, newest: string): CertificateVersion =>
  isOfCircular91(day) && newest !== '2.1.0' ? '2.1.1' : '2.1.0'
