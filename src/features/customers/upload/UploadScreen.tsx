import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { ListUpload } from '../../../records/upload/rows/ListUpload.tsx'
import { failureTexts } from '../failureTexts.ts'
import { SharedAfterwards } from './SharedAfterwards.tsx'
import { uploadedCustomers } from './uploadedCustomers.ts'

const known = [failureTexts, formTexts]

interface Props {
  readonly onEnd: () => void
  /** Leads to the customers that have a tax code in common; the upload is over. */
  readonly onMerge: () => void
}

/** Adding customers from Excel over the list. */
export const UploadScreen = ({ onEnd, onMerge }: Props) => (
  <AreaTexts texts={known}>
    <ListUpload afterwards={<SharedAfterwards onMerge={onMerge} />} list={uploadedCustomers} onEnd={onEnd} />
  </AreaTexts>
)
