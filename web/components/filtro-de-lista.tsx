import type { FormEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select.tsx'

/** What is searched for stands beside the address and not in it, since it may be somebody's e-mail or RUT. */
export function useBuscado(): string {
  const { state } = useLocation() as { state: { q?: string } | null }
  return state?.q ?? ''
}

/** Search and state of a list; changing either begins again at the first page. */
export function FiltroDeLista({ estados, hint }: { estados: readonly string[]; hint: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const estado = search.get('estado') ?? ''
  const q = useBuscado()
  function poner(cambio: { estado?: string; q?: string }) {
    const nuevo = { estado, q, ...cambio }
    void navigate(
      { search: nuevo.estado && `?${new URLSearchParams({ estado: nuevo.estado })}` },
      { replace: true, state: { q: nuevo.q } },
    )
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    poner({ q: String(new FormData(event.currentTarget).get('q')).trim() })
  }
  return (
    <form
      noValidate
      role="search"
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <Field label="Buscar" name="q" hint={hint} isOptional>
        <SearchInput key={q} defaultValue={q} />
      </Field>
      <Field label="Estado">
        <Select required={false} value={estado} onChange={(event) => poner({ estado: event.currentTarget.value })}>
          <option value="">Todos</option>
          {estados.map((uno) => (
            <option key={uno} value={uno}>
              {uno}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="sm:mt-8">
        Buscar
      </Button>
    </form>
  )
}
