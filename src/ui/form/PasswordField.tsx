import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import type { InputFieldProps } from './InputField.tsx'
import { InputField } from './InputField.tsx'

export type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'align' | 'prefix' | 'suffix' | 'onKeyDown'> & {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
}

/** A secret, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <InputField
      {...props}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          isDisabled={props.isDisabled}
          label={isShown ? texts.hidePassword : texts.showPassword}
          onPress={() => setShown(!isShown)}
          size="small"
        />
      }
      type={isShown ? 'text' : 'password'}
    />
  )
}
