import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { KeyState } from './useKeyState.ts'

interface Props {
  readonly state: KeyState
  /** Opens the connection to the signing server; undefined where the account may not. */
  readonly onConnect: (() => void) | undefined
}

/** Why no PIN can be entered yet: the key is being asked for, cannot be reached, or is locked. Nothing where one can. */
export const KeyNotice = ({ state, onConnect }: Props) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const connect = onConnect !== undefined && <Button onPress={onConnect}>{t`Connect to the signing server`}</Button>
  if (state.is === 'read')
    return (
      <div aria-busy aria-label={t`The signing server is being asked for the key`} role="status">
        <Skeleton lines={2} />
      </div>
    )
  if (state.is === 'failed') {
    const { title, text } = failureText(state.failure)
    const isRefused = state.failure.code === 'hsm.credentialsInvalid'
    return (
      <Banner
        actions={isRefused ? connect : <Button onPress={state.retry}>{t`Try again`}</Button>}
        isLive
        title={title}
        tone="danger"
      >
        {text}
      </Banner>
    )
  }
  if (state.is === 'locked') {
    const { title, text } = failureText({ code: 'hsm.pinLocked' })
    return (
      <Banner isLive title={title} tone="danger">
        {text}
      </Banner>
    )
  }
  return state.is === 'notConnected' ? (
    <Banner actions={connect} isLive title={t`No account of the signing server is kept`} tone="warning">
      <Trans>
        Connect to the signing server with the account of this certificate first; then its PIN is asked for.
      </Trans>
    </Banner>
  ) : null
}
