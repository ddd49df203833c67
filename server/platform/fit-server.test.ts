import { expect, it } from 'vitest'
import { unfitReason } from './fit-server.ts'

it.each([
  [150_004, 'UTF8', null],
  [180_004, 'UTF8', null],
  [140_011, 'UTF8', 'se necesita PostgreSQL 15 o más nuevo'],
  [150_004, 'SQL_ASCII', "esa base guarda los textos en SQL_ASCII; créala con ENCODING 'UTF8'"],
  [150_004, 'LATIN1', "esa base guarda los textos en LATIN1; créala con ENCODING 'UTF8'"],
])('PostgreSQL %i in %s', (version, encoding, reason) => expect(unfitReason({ version, encoding })).toBe(reason))
