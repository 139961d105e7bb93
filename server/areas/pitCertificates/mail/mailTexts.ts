interface Named {
  readonly name: string
  readonly payer: string
  readonly reference: string
}

/** What a person reads of a certificate by mail. */
export const mailTexts = ({ name, payer, reference }: Named) => ({
  subject: `Chứng từ khấu trừ thuế thu nhập cá nhân ${reference}`,
  paragraphs: [
    `Kính gửi ${name},`,
    `${payer} đã phát hành chứng từ khấu trừ thuế thu nhập cá nhân ${reference} cho Quý vị. Cơ quan thuế đã chấp nhận chứng từ này.`,
    'Quý vị nhận bản thể hiện của chứng từ từ tổ chức trả thu nhập.',
  ],
  foot: 'Đây là email tự động, vui lòng không trả lời. Mọi thắc mắc về chứng từ, vui lòng liên hệ tổ chức trả thu nhập.',
})
