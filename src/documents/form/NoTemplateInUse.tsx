import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigation, type PanelId } from '../../area/navigation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface Props {
  /** Where templates of this kind of document are kept. */
  readonly panel: PanelId
  readonly openLabel: string
  readonly title: string
  /** What to do, for somebody who may open the panel, and for somebody who has to ask. */
  readonly mayOpenText: ReactNode
  readonly mayNotOpenText: ReactNode
  readonly onLookAgain: () => void
}

/** Says that no symbol can be chosen, and where one comes from. */
export const NoTemplateInUse = ({ panel, openLabel, title, mayOpenText, mayNotOpenText, onLookAgain }: Props) => {
  const { t } = useLingui()
  const { openPanel, mayOpenPanel } = useNavigation()
  const mayOpen = mayOpenPanel(panel)
  return (
    <Banner
      actions={
        <>
          {mayOpen && (
            <Button onPress={() => openPanel(panel, {})} size="small">
              {openLabel}
            </Button>
          )}
          <Button onPress={onLookAgain} size="small">
            {t`Look for templates again`}
          </Button>
        </>
      }
      isLive
      title={title}
      tone="warning"
    >
      <p>{mayOpen ? mayOpenText : mayNotOpenText}</p>
    </Banner>
  )
}
