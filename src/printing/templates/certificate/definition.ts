import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { templateTitle, type PrintedSeller, type PrintedTemplate } from '../../../domain/templates/printedTemplate.ts'
import { dayInWords, english } from '../captions.ts'
import { heading } from '../heading.ts'
import { samplePages, type PageImages } from '../page.ts'
import { signatory, signatureBox, signatureNote } from '../signature.ts'
import { amountCriterion, criterion, sectionTitle, tickCriterion, tickRow } from './criteria.ts'
import { sampleWithholding, type Withholding } from './sample.ts'
import { captionsOn, type FormCaptions } from './formCaptions.ts'

const motto: Content[] = [
  { text: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', bold: true, fontSize: 11 },
  { text: english('SOCIALIST REPUBLIC OF VIETNAM'), fontSize: 8.5 },
  { text: 'Độc lập - Tự do - Hạnh phúc', bold: true, fontSize: 11, margin: [0, 2, 0, 0] },
  { text: english('Independence - Freedom - Happiness'), fontSize: 8.5 },
]

const title: Content[] = [
  {
    text: 'CHỨNG TỪ KHẤU TRỪ THUẾ THU NHẬP CÁ NHÂN',
    bold: true,
    fontSize: 15,
    alignment: 'center',
    margin: [0, 18, 0, 0],
  },
  {
    text: english('CERTIFICATE OF PERSONAL INCOME TAX WITHHOLDING'),
    fontSize: 11,
    alignment: 'center',
    margin: [0, 0, 0, 6],
  },
]

const payer = ({ name, taxCode, address, phone }: PrintedSeller): Content[] => [
  sectionTitle('I', { vi: 'THÔNG TIN TỔ CHỨC TRẢ THU NHẬP', en: 'Information of the income paying organization' }),
  criterion('01', { vi: 'Tên tổ chức trả thu nhập', en: 'Name of the income paying organization' }, name, true),
  criterion('02', { vi: 'Mã số thuế', en: 'Tax identification number' }, taxCode, true),
  criterion('03', { vi: 'Địa chỉ', en: 'Address' }, address),
  criterion('04', { vi: 'Điện thoại', en: 'Telephone number' }, phone),
]

const taxpayer = ({ taxpayer: caption, identity }: FormCaptions, held: Withholding): Content[] => [
  sectionTitle('II', caption),
  criterion('05', { vi: 'Họ và tên', en: 'Full name' }, held.person, true),
  criterion('06', { vi: 'Mã số thuế', en: 'Tax identification number' }, held.taxCode, true),
  criterion('07', { vi: 'Quốc tịch', en: 'Nationality' }, held.nationality),
  tickRow(
    tickCriterion('08', { vi: 'Cá nhân cư trú', en: 'Resident individual' }, held.isResident),
    tickCriterion('09', { vi: 'Cá nhân không cư trú', en: 'Non-resident individual' }, !held.isResident),
  ),
  criterion('10', { vi: 'Địa chỉ', en: 'Address' }, held.address),
  criterion('11', { vi: 'Điện thoại liên hệ', en: 'Contact phone number' }, held.phone),
  criterion('12', identity, held.identity),
]

const months = ({ firstMonth, lastMonth }: Withholding, day: string): string =>
  `Từ tháng ${firstMonth} đến tháng ${lastMonth} năm ${day === '' ? '……' : day.slice(0, 4)}`

const withheld = (held: Withholding, day: string): Content[] => [
  sectionTitle('III', {
    vi: 'THÔNG TIN THUẾ THU NHẬP CÁ NHÂN KHẤU TRỪ',
    en: 'Information of personal income tax withheld',
  }),
  criterion('13', { vi: 'Khoản thu nhập', en: 'Type of income' }, held.incomeKind),
  amountCriterion('14', { vi: 'Khoản đóng bảo hiểm bắt buộc', en: 'Compulsory insurance' }, held.insurance),
  amountCriterion(
    '15',
    { vi: 'Khoản đóng từ thiện, nhân đạo, khuyến học', en: 'Charitable and study donations' },
    held.donations,
  ),
  criterion('16', { vi: 'Thời điểm trả thu nhập', en: 'Time of income payment' }, months(held, day)),
  amountCriterion(
    '17',
    { vi: 'Tổng thu nhập chịu thuế phải khấu trừ', en: 'Total taxable income to be withheld' },
    held.taxableIncome,
  ),
  amountCriterion('18', { vi: 'Tổng thu nhập tính thuế', en: 'Total assessable income' }, held.assessableIncome),
  amountCriterion(
    '19',
    { vi: 'Số thuế thu nhập cá nhân đã khấu trừ', en: 'Amount of personal income tax withheld' },
    held.tax,
  ),
]

/** Points. */
const signatureWidth = 270

const signature = ({ signatory: caption }: FormCaptions, { seller, startDate }: PrintedTemplate): Content => ({
  unbreakable: true,
  margin: [0, 24, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: signatureWidth,
      alignment: 'center',
      stack: [
        { text: `……………, ${dayInWords(startDate)}`, italics: true, margin: [0, 0, 0, 3] },
        signatory(caption, signatureNote),
        signatureBox(seller.name, startDate, signatureWidth),
      ],
    },
  ],
})

/** The certificate of withheld personal income tax, form 03/TNCN, filled with samples (seed 001 §2.5). */
export const certificateDefinition = (template: PrintedTemplate, images: PageImages): TDocumentDefinitions => {
  const { formNumber, serial, startNumber, startDate, seller } = template
  const captions = captionsOn(startDate)
  return samplePages({
    title: templateTitle(template),
    images,
    fontSize: 10.5,
    reference: `Mẫu số: ${formNumber} – Ký hiệu: ${serial} – Số: ${startNumber}`,
    note: '(Cần kiểm tra, đối chiếu khi lập, giao, nhận chứng từ)',
    content: [
      heading(images, motto, {
        lines: [
          [{ vi: 'Mẫu số', en: 'Form' }, formNumber],
          [{ vi: 'Ký hiệu', en: 'Serial No' }, serial],
        ],
        number: [{ vi: 'Số', en: 'No' }, startNumber],
      }),
      ...title,
      ...payer(seller),
      ...taxpayer(captions, sampleWithholding),
      ...withheld(sampleWithholding, startDate),
      signature(captions, template),
    ],
  })
}
