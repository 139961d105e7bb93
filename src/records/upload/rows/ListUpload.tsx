import { useEffect } from 'react'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { failureTexts } from '../failureTexts.ts'
import { ItemUploadDialog } from './ItemUploadDialog.tsx'
import { useExcelUpload } from './useExcelUpload.ts'

const known = [failureTexts, formTexts]

/** Adding items from Excel over the list, from the choice of a file to the results (seed 001 §2.8). */
export const UploadScreen = ({ onEnd }: { readonly onEnd: () => void }) => {
  const { actor, workspace } = useExcelUpload()
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onEnd })
    return () => subscription.unsubscribe()
  }, [actor, onEnd])
  return (
    <AreaTexts texts={known}>
      <ItemUploadDialog actor={actor} workspace={workspace} />
    </AreaTexts>
  )
}
