import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

const listing = ['invoiceTemplates.list', 'documentTemplates.list'] as const
const reading = ['invoiceTemplates.detail', 'documentTemplates.detail'] as const
const changing = ['invoiceTemplates.change', 'documentTemplates.change'] as const
const saving = ['invoiceTemplates.create', 'documentTemplates.create', ...changing] as const
const deleting = ['invoiceTemplates.delete', 'documentTemplates.delete'] as const

const refuseField = (field: string, message: string) => refuse(422, 'fields.invalid', '', [{ field, message }])

/** Templates of e-invoices and e-documents (seed 001 §8). */
export const templates = {
  scenarios: [
    { name: 'templates.listFailed', targets: listing, fault: fail, rules: [] },
    { name: 'template.detailFailed', targets: reading, fault: fail, rules: [] },
    { name: 'template.posFailed', targets: ['shops.findPos'], fault: fail, rules: [] },
    { name: 'template.saveFailed', targets: saving, fault: fail, rules: ['001-8-09'] },
    {
      name: 'template.saveRefusedWithMessage',
      targets: saving,
      fault: refuseByMessage('Cơ quan thuế chưa chấp nhận tờ khai'),
      rules: ['001-8-09'],
    },
    {
      name: 'template.posMissing',
      targets: saving,
      fault: refuseField('pos_comp', 'pos_is_required'),
      rules: ['001-8-09'],
    },
    {
      name: 'template.logoMissing',
      targets: saving,
      fault: refuseField('logo_img', 'logo_is_required'),
      rules: ['001-8-09'],
    },
    {
      name: 'template.serialTaken',
      targets: saving,
      fault: refuseField('serial_no', 'serial_is_taken'),
      rules: ['001-8-09'],
    },
    { name: 'template.changed', targets: changing, fault: refuse(409, 'template.changed'), rules: ['001-8-09'] },
    { name: 'template.answerLost', targets: saving, fault: { kind: 'drop', when: 'after' }, rules: ['001-8-09'] },
    { name: 'templates.deleteFailed', targets: deleting, fault: fail, rules: ['001-8-09'] },
    { name: 'templates.notNew', targets: deleting, fault: refuse(409, 'template.notNew'), rules: ['001-8-09'] },
  ],
  waiting: { '001-8-10': 'reports success or asks first, and is no failure' },
} as const satisfies AreaFaults
