import { useEffect, useEffectEvent } from 'react'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../ui/part/part.ts'

const keyListDialog = createPart(() => import('./KeyListDialog.tsx'))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null

interface KeyListProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The list of keys, which "?" opens anywhere but in a field. */
export function KeyList({ isOpen, onOpenChange }: KeyListProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '?' && !event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.target)) onOpenChange(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  return (
    <LazyPart of={keyListDialog} onLeave={() => onOpenChange(false)}>
      {({ KeyListDialog }) => <KeyListDialog onClose={() => onOpenChange(false)} />}
    </LazyPart>
  )
}
