import { type ReactNode, createContext, use } from 'react'
import type { Tema } from './contraste.ts'

const TemaContext = createContext<Tema>('light')

export function useTema(): Tema {
  return use(TemaContext)
}

/** The same samples twice, in light and in dark, side by side from 1280 px on. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Panel tema="light" name="Claro">
        {children}
      </Panel>
      <Panel tema="dark" name="Oscuro">
        {children}
      </Panel>
    </div>
  )
}

function Panel({ tema, name, children }: { tema: Tema; name: string; children: ReactNode }) {
  return (
    <TemaContext value={tema}>
      <div
        data-theme={tema}
        className="grid min-w-0 content-start gap-6 rounded-card border border-border bg-bg p-4 text-text sm:p-6"
      >
        <p className="text-caption font-semibold text-text-3">{name}</p>
        {children}
      </div>
    </TemaContext>
  )
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-small font-medium text-text-2">{name}</p>
      {children}
    </div>
  )
}
