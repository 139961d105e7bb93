import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import './Banner.css'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

type BannerProps = {
  tone: BannerTone
  title?: string | undefined
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Reads it out when it appears: at once for danger, when there is a pause otherwise. */
  isLive?: boolean | undefined
  /** Scrolls to it when it appears: what made it may have been pressed far below it. */
  comesIntoView?: boolean | undefined
}

const intoView = (element: HTMLDivElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const satisfies Record<BannerTone, unknown>

/** A message that stays on its screen or in its dialog until it is dealt with. */
export function Banner({
  tone,
  title,
  children,
  actions,
  onDismiss,
  isLive = false,
  comesIntoView = false,
}: BannerProps) {
  const texts = useTexts()
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      className="ui-banner"
      data-tone={tone}
      ref={comesIntoView ? intoView : undefined}
      role={isLive ? role : undefined}
    >
      <Icon />
      <div className="ui-banner-content">
        {title !== undefined && <p className="ui-banner-title">{title}</p>}
        {children !== undefined && <div className="ui-banner-text">{children}</div>}
        {actions !== undefined && <div className="ui-banner-actions">{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon={<CloseIcon />} label={texts.dismiss} onPress={onDismiss} size="small" />
      )}
    </div>
  )
}
