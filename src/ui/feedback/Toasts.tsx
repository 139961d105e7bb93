import { useToaster } from 'react-hot-toast/headless'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import { Spinner } from './Spinner.tsx'
import { notify } from './toasts.ts'
import './Toasts.css'

/** Where toasts appear: one at a time, top centre. Stands once, at the top. It stays reachable while a dialog is open. */
export function Toasts() {
  const texts = useTexts()
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter((toast) => toast.visible).slice(0, 1)
  return (
    <div
      className="ui-toasts"
      data-react-aria-top-layer="true"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div aria-live="polite" role="status">
        {shown.map((toast) => (
          <div className="ui-toast" data-type={toast.type} key={toast.id}>
            {toast.type === 'loading' && <Spinner />}
            {toast.type === 'success' && <SuccessIcon />}
            {toast.type === 'error' && <ErrorIcon />}
            <span className="ui-toast-text">
              {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
            </span>
            <IconButton icon={<CloseIcon size={14} />} label={texts.dismiss} onPress={notify.dismiss} size="small" />
          </div>
        ))}
      </div>
    </div>
  )
}
