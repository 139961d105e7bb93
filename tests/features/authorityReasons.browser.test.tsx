import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DeclarationStatusBadge } from '../../src/features/declarations/DeclarationStatusBadge.tsx'
import { completeValues, FormHarness } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const rejected = '9992: Đã tồn tại tờ khai đăng ký sử dụng hóa đơn điện tử khác của người nộp thuế'
const explained = /^The tax authority has accepted another registration of this taxpayer already/

it("a reader finds the authority's reason explained in their language beside the Vietnamese [000-4-07]", async () => {
  await renderScreen(<FormHarness message={rejected} status="rejected" values={completeValues} />)
  await expect.element(page.getByText(rejected).first()).toHaveAttribute('lang', 'vi')
  await expect.element(page.getByText(explained).first()).toBeVisible()
})

it.each([
  ['9993: Đã tồn tại tờ khai đăng ký sử dụng chứng từ điện tử khác', /has accepted another registration/],
  ['9104: Loại chứng từ điện tử không phù hợp', /document types do not fit who issues the documents/],
  ['9106: Quá thời hạn giải trình', /was given no explanation in time/],
  ['9111: Họ tên người đại diện không khớp', /representative's name is not the one in the tax authority's data/],
  ['9113: Ngày sinh người đại diện không khớp', /date of birth is not the one in the tax authority's data/],
])('the badge explains %s', async (message, explanation) => {
  await renderScreen(<DeclarationStatusBadge message={message} status="refused" />)
  await expect.element(page.getByText(/^\(/)).toMatchTextContent(explanation)
})

it('the badge explains each reason once, and leaves an unknown one to its own words', async () => {
  const message = `${rejected}; -2: Chữ ký số không hợp lệ; 7777: Lý do khác`
  await renderScreen(<DeclarationStatusBadge message={message} status="rejected" />)
  const tip = page.getByText(/^\(/)
  await expect.element(tip).toMatchTextContent(/has accepted another registration/)
  await expect.element(tip).toMatchTextContent(/The digital signature is not valid/)
  await expect.element(tip).toMatchTextContent(/7777: Lý do khác/)
})
