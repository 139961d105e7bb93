import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../../../area/navigation.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

interface Props {
  readonly day: string
  readonly onLookAgain: () => void
}

const panel = 'e-document-templates'

/** Says that no symbol can be chosen, and where one comes from. */
export const NoTemplate = ({ day, onLookAgain }: Props) => {
  const { t } = useLingui()
  const { openPanel, mayOpenPanel } = useNavigation()
  const shown = shownDay(day)
  const mayOpen = mayOpenPanel(panel)
  return (
    <Banner
      actions={
        <>
          {mayOpen && (
            <Button onPress={() => openPanel(panel, {})} size="small">
              {t`Open e-document templates`}
            </Button>
          )}
          <Button onPress={onLookAgain} size="small">
            {t`Look for templates again`}
          </Button>
        </>
      }
      isLive
      title={t`No template of PIT certificates is in use on ${shown}`}
      tone="warning"
    >
      <p>
        {mayOpen ? (
          <Trans>
            The symbol comes from a template. Add one of form 03/TNCN that begins on this day or before, put it in use,
            then look again. Until then the certificate can be saved as a draft.
          </Trans>
        ) : (
          <Trans>
            The symbol comes from a template. Ask an administrator of your company to add one of form 03/TNCN that
            begins on this day or before and to put it in use, then look again. Until then the certificate can be saved
            as a draft.
          </Trans>
        )}
      </p>
    </Banner>
  )
}
