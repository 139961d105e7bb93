import type { AuthorityScenario } from './scenario.ts'

const all = [
  { name: 'authority.unreachable', fault: { kind: 'unreachable' } },
  {
    name: 'authority.notPassedOn',
    fault: { kind: 'turnedDown', code: '-1', text: 'Sai định dạng thông điệp' },
  },
  {
    name: 'authority.notReceived',
    fault: { kind: 'objection', step: 'receipt', code: '-1', text: 'Sai định dạng thông điệp' },
  },
  {
    name: 'authority.refused',
    fault: {
      kind: 'objection',
      step: 'decision',
      code: '9101',
      text: 'Hóa đơn có mã của cơ quan thuế phải chuyển đầy đủ nội dung từng hóa đơn',
      aboutDocuments: {
        code: '9104',
        text: 'Loại chứng từ điện tử đăng ký sử dụng không phù hợp với đối tượng phát hành chứng từ',
      },
      aboutCertificates: {
        code: '9202',
        text: 'Mã số thuế của người nộp thuế không tồn tại trong cơ sở dữ liệu đăng ký thuế',
      },
      aboutNotices: {
        code: '9302',
        text: 'Chứng từ điện tử có sai sót không tồn tại trong cơ sở dữ liệu của cơ quan thuế',
      },
      aboutInvoices: {
        code: '20401',
        text: 'Mã số thuế người mua không tồn tại trong cơ sở dữ liệu đăng ký thuế',
      },
    },
  },
  {
    name: 'authority.conflict',
    fault: {
      kind: 'objection',
      step: 'decision',
      code: '9992',
      text: 'Đã tồn tại tờ khai đăng ký sử dụng hóa đơn điện tử khác của người nộp thuế đã được cơ quan thuế chấp nhận',
      aboutDocuments: {
        code: '9993',
        text: 'Đã tồn tại tờ khai đăng ký sử dụng chứng từ điện tử khác của người nộp thuế đã được cơ quan thuế chấp nhận',
      },
      aboutInvoices: {
        code: '20609',
        text: 'Trùng ký hiệu mẫu số, ký hiệu và số hóa đơn',
      },
    },
  },
  { name: 'authority.unconfirmed', fault: { kind: 'event', event: 'unconfirmed' } },
  { name: 'authority.lapsed', fault: { kind: 'event', event: 'lapsed' } },
  { name: 'authority.mismatch', fault: { kind: 'event', event: 'mismatch' } },
  { name: 'authority.explanation', fault: { kind: 'event', event: 'explanation' } },
  { name: 'authority.explained', fault: { kind: 'event', event: 'explained' } },
  { name: 'authority.review', fault: { kind: 'event', event: 'review' } },
  { name: 'authority.late', fault: { kind: 'late', milliseconds: 60_000 } },
  { name: 'authority.repeated', fault: { kind: 'repeated' } },
  { name: 'authority.malformed', fault: { kind: 'malformed' } },
  { name: 'authority.otherInvoice', fault: { kind: 'otherInvoice' } },
] as const
export type AuthorityScenarioName = (typeof all)[number]['name']

/** What can go wrong on the way to the tax authority and back. No row of an error catalogue is about it: seed 000 §4 is. */
export const authorityScenarios: readonly (AuthorityScenario & { readonly name: AuthorityScenarioName })[] = all.map(
  (one) => ({
    place: 'authority',
    rules: [],
    ...one,
  }),
)
