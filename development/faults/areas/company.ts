import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

/** The company data (seed 001 §8). */
export const company = {
  scenarios: [
    { name: 'company.readFailed', targets: ['settings.company'], fault: fail, rules: [] },
    { name: 'company.saveFailed', targets: ['settings.changeCompany'], fault: fail, rules: ['001-8-14'] },
    {
      name: 'company.saveRefusedWithMessage',
      targets: ['settings.changeCompany'],
      fault: refuseByMessage('Thông tin công ty đang được đối chiếu'),
      rules: ['001-8-14'],
    },
    {
      name: 'company.logoRefused',
      targets: ['images.upload'],
      fault: refuse(422, 'image.tooManyPixels'),
      rules: ['001-8-15'],
    },
  ],
  waiting: { '001-8-16': 'reports success, and is no failure' },
} as const satisfies AreaFaults
