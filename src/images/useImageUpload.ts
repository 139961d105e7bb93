import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '../api/contract/images.ts'
import { useApi } from '../api/provider.tsx'
import { unsentImage, type ImagePurpose } from '../domain/image.ts'
import type { ServerFailure } from '../domain/failure.ts'

/** Milliseconds that a picture may take on its way. */
const timeout = 120_000

/** What has become of a picture that was chosen. */
export type Upload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly failure: ServerFailure; readonly again: () => void }

interface Field {
  readonly purpose: ImagePurpose
  /** The address in the form. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Sends the pictures of one field as they are chosen: the form holds the address, or that it is on its way or has failed. */
export const useImageUpload = ({ purpose, value, onChange }: Field) => {
  const api = useApi()
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })
  const former = useRef('')
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  const giveUp = (): void => {
    current.current?.abort()
    current.current = null
    setUpload({ state: 'idle' })
  }
  const send = async (file: Blob): Promise<void> => {
    const own = new AbortController()
    current.current?.abort()
    current.current = own
    onChange(unsentImage.sending)
    setUpload({ state: 'sending', part: 0 })
    const sent = await api.send(
      uploadImage,
      { body: { file_data: file, purpose } },
      {
        signal: own.signal,
        timeout,
        onSent: (part) => current.current === own && setUpload({ state: 'sending', part }),
      },
    )
    if (current.current !== own) return
    current.current = null
    setUpload(sent.ok ? { state: 'idle' } : { state: 'failed', failure: sent.failure, again: () => void send(file) })
    onChange(sent.ok ? sent.value.image_url : unsentImage.failed)
  }
  const isUnsent = value === unsentImage.sending || value === unsentImage.failed
  return {
    upload,
    send: (file: Blob): void => {
      if (!isUnsent) former.current = value
      void send(file)
    },
    /** The picture before the one that is on its way or has failed comes back. */
    cancel: (): void => {
      giveUp()
      onChange(former.current)
    },
    remove: (): void => {
      giveUp()
      onChange('')
    },
  }
}
