import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      className="flex size-12 items-center justify-center rounded-control text-text-2 hover:text-text"
    >
      <Icon size={20} aria-hidden />
    </button>
  )
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={toggle}
    />
  )
}
