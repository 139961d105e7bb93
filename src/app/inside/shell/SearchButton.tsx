import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SearchIcon } from '../../../ui/icons/icons.tsx'
import { useNarrowBar } from '../../../ui/layout/mediaQuery.ts'
import './SearchButton.css'

/** Opens what Ctrl+K opens (docs/decisions/0302), for a finger and for whoever does not know the key. */
export function SearchButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui()
  const isNarrow = useNarrowBar()
  const label = t`Search`
  if (isNarrow) return <IconButton icon={<SearchIcon />} label={label} onPress={onPress} size="small" />
  return (
    <Button icon={<SearchIcon />} onPress={onPress} size="small">
      {label}{' '}
      <kbd aria-hidden="true" className="ui-button-key search-button-key">
        Ctrl+K
      </kbd>
    </Button>
  )
}
