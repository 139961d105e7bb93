import { useCompanyNotices, type CompanyNoticeProps } from '../../area/companyNotices.ts'
import { QuietPart } from '../../ui/part/QuietPart.tsx'

/** What other areas say of the company's data. */
export const CompanyNotices = (props: CompanyNoticeProps) =>
  useCompanyNotices().map((notice, index) => (
    <QuietPart key={index} of={notice}>
      {(Notice) => <Notice {...props} />}
    </QuietPart>
  ))
