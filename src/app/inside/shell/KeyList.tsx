import { translatedPart } from '../../../i18n/translatedPart.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { useKeyDown } from '../../../ui/useKeyDown.ts'

const keyListDialog = translatedPart(
  () => import('./keys/KeyListDialog.tsx'),
  async () => (await import('./openedTexts.ts')).openedTexts,
)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null

interface KeyListProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The list of keys, which "?" opens anywhere but in a field. */
export function KeyList({ isOpen, onOpenChange }: KeyListProps) {
  useKeyDown((event) => {
    if (event.key === '?' && !event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.target))
      onOpenChange(true)
  })
  if (!isOpen) return null
  return (
    <LazyPart of={keyListDialog} onLeave={() => onOpenChange(false)}>
      {({ KeyListDialog }) => <KeyListDialog onClose={() => onOpenChange(false)} />}
    </LazyPart>
  )
}
