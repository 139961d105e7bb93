import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { ListUpload } from '../../../records/upload/rows/ListUpload.tsx'
import { failureTexts } from '../failureTexts.ts'
import { uploadedItems } from './uploadedItems.ts'

const known = [failureTexts, formTexts]

/** Adding items from Excel over the list (seed 001 §2.8). */
export const UploadScreen = ({ onEnd }: { readonly onEnd: () => void }) => (
  <AreaTexts texts={known}>
    <ListUpload list={uploadedItems} onEnd={onEnd} />
  </AreaTexts>
)
