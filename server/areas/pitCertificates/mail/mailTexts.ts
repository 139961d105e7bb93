interface Named {
  readonly name: string
  readonly payer: string
  readonly reference: string
  /** Whether the mail carries the PDF, as it is or opened by a number of the person's. */
  readonly carried: 'none' | 'open' | 'identity' | 'taxCode'
}

/** How the person gets what the certificate says; the password itself stands in no mail. */
const ways: Readonly<Record<Named['carried'], string>> = {
  none: 'Quý vị nhận bản thể hiện của chứng từ từ tổ chức trả thu nhập.',
  open: 'Bản thể hiện của chứng từ được đính kèm email này dưới dạng PDF.',
  identity:
    'Bản thể hiện của chứng từ được đính kèm email này dưới dạng PDF. Mật khẩu mở tệp là số định danh cá nhân hoặc số hộ chiếu của Quý vị như ghi trên chứng từ, viết liền.',
  taxCode:
    'Bản thể hiện của chứng từ được đính kèm email này dưới dạng PDF. Mật khẩu mở tệp là mã số thuế của Quý vị, viết liền.',
}

/** What a person reads of a certificate by mail. */
export const mailTexts = ({ name, payer, reference, carried }: Named) => ({
  subject: `Chứng từ khấu trừ thuế thu nhập cá nhân ${reference}`,
  paragraphs: [
    `Kính gửi ${name},`,
    `${payer} đã phát hành chứng từ khấu trừ thuế thu nhập cá nhân ${reference} cho Quý vị. Cơ quan thuế đã chấp nhận chứng từ này.`,
    ways[carried],
  ],
  foot: 'Đây là email tự động, vui lòng không trả lời. Mọi thắc mắc về chứng từ, vui lòng liên hệ tổ chức trả thu nhập.',
})
