import type { CompanyRepositories } from '../../../companies/companies.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { imageAddress } from '../../../images/address.ts'
import { demoLogo, logoColours } from '../../../images/demo/logo.ts'
import type { ImageRepositories } from '../../../images/images.ts'

/** The logos of both demo companies. */
export const companyLogos = async () => {
  const logos = [
    { companyId: demoCompany.id, logo: await demoLogo(logoColours.green) },
    { companyId: otherCompany.id, logo: await demoLogo(logoColours.orange) },
  ]
  return {
    async insert({ companies, images }: CompanyRepositories & ImageRepositories): Promise<void> {
      for (const { companyId, logo } of logos) {
        const company = await companies.byId(companyId)
        if (company === null) throw new Error('a demo company is not there')
        await images.keep(companyId, logo)
        await companies.change(companyId, { ...company, profile_image: imageAddress(logo.name) })
      }
    },
  }
}
