import { useEffect, useRef, useState } from 'react'
import type { ButtonVariant } from '../button/Button.tsx'
import { Button } from '../button/Button.tsx'
import { CheckIcon, CopyIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'

type CopyButtonProps = {
  text: string
  label?: string | undefined
  variant?: ButtonVariant | undefined
}

const shownFor = 2000

/** Puts a text on the clipboard and says so. Where the browser refuses, the button does not claim it. */
export function CopyButton({ text, label, variant = 'secondary' }: CopyButtonProps) {
  const texts = useTexts()
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wasWritten = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(wasWritten)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), shownFor)
  }
  return (
    <>
      <Button
        icon={isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
        onPress={() => void copy()}
        size="small"
        variant={variant}
      >
        {isCopied ? texts.copied : (label ?? texts.copy)}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  )
}
