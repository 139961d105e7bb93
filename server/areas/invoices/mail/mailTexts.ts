interface Named {
  readonly buyer: string
  readonly seller: string
  readonly reference: string
  readonly day: string
  readonly total: string
  readonly lookupCode: string
}

/** What a buyer reads of an invoice by mail. */
export const mailTexts = ({ buyer, seller, reference, day, total, lookupCode }: Named) => ({
  subject: `Hóa đơn điện tử ${reference} của ${seller}`,
  paragraphs: [
    `Kính gửi ${buyer === '' ? 'Quý khách' : buyer},`,
    `${seller} đã phát hành hóa đơn điện tử ${reference} ngày ${day}, tổng tiền thanh toán ${total}. Cơ quan thuế đã tiếp nhận hóa đơn này.`,
    `Bản thể hiện (PDF) và tệp XML của hóa đơn được đính kèm email này; tệp XML là hóa đơn có giá trị pháp lý. Mã tra cứu: ${lookupCode}.`,
  ],
  foot: 'Đây là email tự động, vui lòng không trả lời. Mọi thắc mắc về hóa đơn, vui lòng liên hệ người bán.',
})
