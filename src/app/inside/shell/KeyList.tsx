import { lazy, Suspense, useEffect, useState } from 'react'

const KeyListDialog = lazy(() => import('./KeyListDialog.tsx'))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null

/** Shows the list of keys when "?" is pressed anywhere but in a field. */
export function KeyList() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <KeyListDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
