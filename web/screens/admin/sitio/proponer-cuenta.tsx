import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { BANCOS } from '#contract/bancos.ts'
import { motivoDeCorreo } from '#contract/correos.ts'
import type { CuentaDelSitio } from '#contract/sitio.ts'
import { leerRut, RUT_MALO } from '#domain/usuarios/rut.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { opciones } from '#web/components/alta/alta-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { ESTADO_DEL_SITIO } from './estado-del-sitio.ts'

const CAMPOS = ['titular', 'rut', 'banco', 'tipoCuenta', 'numeroCuenta', 'email', 'motivo'] as const
type Campo = (typeof CAMPOS)[number]
type Escrito = Record<Campo, string>

const REVISAR: Record<Campo, (texto: string) => string | null> = {
  titular: (texto) => (texto ? null : 'Escribe el nombre del titular'),
  rut: (texto) => (leerRut(texto) ? null : RUT_MALO),
  banco: (texto) => (texto ? null : 'Elige un banco'),
  tipoCuenta: (texto) => (texto ? null : 'Elige un tipo de cuenta'),
  numeroCuenta: (texto) => (/^\d{5,20}$/.test(texto) ? null : 'Escribe el número, sin puntos ni guiones'),
  email: (texto) => (texto ? motivoDeCorreo(texto) : null),
  motivo: (texto) => (texto ? null : 'Escribe por qué'),
}

export function ProponerCuenta({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [faltas, setFaltas] = useState<Partial<Record<string, string>>>({})
  const proponer = useMutation({
    mutationFn: ({ motivo, email, ...cuenta }: Escrito) =>
      api.call('proponerCuentaDelSitio', {
        cuenta: {
          ...cuenta,
          banco: cuenta.banco as (typeof BANCOS)[number],
          tipoCuenta: cuenta.tipoCuenta as CuentaDelSitio['tipoCuenta'],
          email: email || null,
        },
        motivo,
      }),
    onSuccess: (estado) => {
      queryClient.setQueryData(ESTADO_DEL_SITIO.queryKey, estado)
      toast({ title: 'Cuenta propuesta', description: 'La aprueba otra persona de finanzas' })
      onDone()
    },
    onError: (error) =>
      setFaltas(
        error instanceof ApiError
          ? Object.fromEntries(
              Object.entries(error.campos).map(([campo, mensaje]) => [campo.replace(/^cuenta\./, ''), mensaje]),
            )
          : {},
      ),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const escrito = Object.fromEntries(CAMPOS.map((campo) => [campo, String(datos.get(campo) ?? '').trim()])) as Escrito
    const nuevas = Object.fromEntries(
      CAMPOS.flatMap((campo) => (REVISAR[campo](escrito[campo]) ? [[campo, REVISAR[campo](escrito[campo])!]] : [])),
    )
    setFaltas(nuevas)
    if (Object.keys(nuevas).length === 0) proponer.mutate(escrito)
    else document.getElementById(`campo-${Object.keys(nuevas)[0]}`)?.focus()
  }
  const falta = (campo: Campo) => (faltas[campo] ? { error: faltas[campo] } : {})
  return (
    <form onSubmit={submit} noValidate aria-label="Cuenta para transferencias" className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Titular" name="titular" {...falta('titular')}>
          <TextInput maxLength={140} autoComplete="off" />
        </Field>
        <Field label="RUT del titular" name="rut" {...falta('rut')}>
          <RutInput />
        </Field>
        <Field label="Banco" name="banco" {...falta('banco')}>
          <Select options={opciones(BANCOS, 'Elige un banco')} defaultValue="" />
        </Field>
        <Field label="Tipo de cuenta" name="tipoCuenta" {...falta('tipoCuenta')}>
          <Select
            options={[
              { value: '', label: 'Elige un tipo' },
              { value: 'corriente', label: 'Corriente' },
              { value: 'vista', label: 'Vista' },
              { value: 'ahorro', label: 'Ahorro' },
            ]}
            defaultValue=""
          />
        </Field>
        <Field label="Número de cuenta" name="numeroCuenta" hint="Sin puntos ni guiones" {...falta('numeroCuenta')}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={20} />
        </Field>
        <Field label="Correo para comprobantes" name="email" isOptional {...falta('email')}>
          <TextInput type="email" autoComplete="off" maxLength={254} />
        </Field>
      </div>
      <Field label="Motivo" name="motivo" hint="Queda en el historial" {...falta('motivo')}>
        <Textarea rows={2} maxLength={500} />
      </Field>
      {proponer.error && Object.keys(faltas).length === 0 && (
        <p role="alert" className="text-danger">
          {detalleDe(proponer.error)}
        </p>
      )}
      <Button type="submit" className="sm:justify-self-start" status={proponer.isPending ? 'loading' : 'default'}>
        Proponer la cuenta
      </Button>
    </form>
  )
}
