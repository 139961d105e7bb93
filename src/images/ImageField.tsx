import type { MessageDescriptor } from '@lingui/core'
import type { FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { ImagePurpose } from '../domain/image.ts'
import type { PathOf } from '../ui/form/connect/binding.ts'
import { FormString } from '../ui/form/connect/FormString.tsx'
import type { PreviewSize } from './ImageChooser.tsx'
import { ImageControl } from './ImageControl.tsx'

interface Own {
  readonly label: string
  readonly purpose: ImagePurpose
  /** Title of a failure to send a picture. */
  readonly uploadStep: MessageDescriptor
  readonly isClosed: boolean
  /** Whether the hint names BMP, which the page makes a PNG of. */
  readonly takesBmp?: boolean
  /** How large it is shown; medium without it. */
  readonly preview?: PreviewSize
}

/** A picture of a form store: its value is the address (`imageRule` of src/domain/image.ts), which cannot be saved before the picture is sent. */
export function ImageField<V extends FieldValues, R extends ResponseData>(
  props: Own & { readonly of: FormStore<V, R>; readonly name: PathOf<V, string> },
): ReactNode
export function ImageField({
  of,
  name,
  ...own
}: Own & { readonly of: FormStore<{ [name: string]: string }>; readonly name: string }) {
  return (
    <FormString name={name} of={of}>
      {({ value, onChange, errorMessage, inputRef }) => (
        <ImageControl {...own} errorMessage={errorMessage} inputRef={inputRef} onChange={onChange} value={value} />
      )}
    </FormString>
  )
}
