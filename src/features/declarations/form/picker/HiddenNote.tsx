import { Plural } from '@lingui/react/macro'

/** Says why a page holds fewer certificates than it should (docs/decisions/0068). */
export const HiddenNote = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className="record-picker-hint">
      <Plural
        one="# certificate of this page is not shown: it is in the form already, or no longer in use."
        other="# certificates of this page are not shown: they are in the form already, or no longer in use."
        value={count}
      />
    </p>
  )
