import type { Certificate } from '../../../signing/certificate.ts'
import type { DemoToken } from '../../../signing/demoCa.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import { demoCompanies, demoCompany } from '../../companies/demo/company.ts'
import type { CertificateRepositories } from '../certificates.ts'
import { formerCertificates, furtherCertificate, tokenCertificate, tokenFingerprint } from './certificates.ts'

type Inside = CertificateRepositories

const registerFurther = async ({ certificates }: Inside, certificate: Certificate): Promise<void> => {
  const owner = demoCompanies.find(({ tax_id }) => isSameTaxCode(tax_id, certificate.taxCode ?? ''))
  if (owner !== undefined)
    await certificates.insertNew(owner.id, furtherCertificate(certificate), certificate.fingerprint)
}

/**
 * Certificates that the first demo company had before; and at each start the demo token, and the certificates that were given beside it,
 * where they are not registered yet: another data folder beside the same database has a token of its own.
 */
export const certificateDemo = {
  rows: () => ({
    async insert({ certificates }: Inside): Promise<void> {
      for (const former of formerCertificates) await certificates.insertNew(demoCompany.id, former, null)
    },
  }),
  async ensure(
    inside: Inside,
    { token, certificates }: { readonly token: DemoToken; readonly certificates: readonly Certificate[] },
  ): Promise<void> {
    await inside.certificates.insertNew(demoCompany.id, tokenCertificate(token), tokenFingerprint(token))
    for (const certificate of certificates) await registerFurther(inside, certificate)
  },
}
