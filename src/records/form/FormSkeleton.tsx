import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import './recordForm.css'

/** Stands in the place of a form's fields while they are read. */
export const FormSkeleton = ({ label }: { readonly label: string }) => (
  <div aria-busy aria-label={label} className="record-form-loading" role="status">
    {[3, 4, 3, 2].map((lines, part) => (
      <Skeleton key={part} lines={lines} />
    ))}
  </div>
)
