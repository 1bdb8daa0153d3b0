import { beforeAll, describe, expect, it } from '@jest/globals';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { randomUUID } from 'node:crypto';
import { firstPhotosOf } from '../piece.store.ts';
import { startExchange } from '../../exchange/exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startExchange('box-statement'));
beforeAll(async () => {
  await store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, karat * 50000, 'test', 'test' from (values (14), (18), (22), (24)) as r (karat);
    commit`);
});

describe('the statement for an insurer', () => {
  it('names the pieces with their values, how those were found, and what it is not', async () => {
    const owned = await store.owner(3);
    const bangle = {
      name: 'Bangle of my grandmother',
      metal: 'gold',
      karat: 22,
      net_weight_mg: 10_000,
      stones: '',
      huid: '',
      bought_on: '',
      paid_paise: null,
      note: '',
    };
    await store.post('/api/box/elsewhere/add/', bangle, { token: owned.token });
    const answer = await store.file('/api/box/statement/?lang=en', owned.token);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Statement of jewellery value',
      'It is not a certificate of assay',
      'Asha Rao',
      '26-11-2026',
      owned.orderNo,
      '28,000.00 (gold ₹ 27,000.00, stones ₹ 1,000.00)',
      'Bangle of my grandmother',
      '1,10,000.00 (gold only)',
      '1,38,000.00',
      '₹ 11,000.00 per gram',
      'net weight times',
      'not a certificate of assay · page 1 of',
    ])
      expect(text).toContain(said);
    const hindi = await store.file('/api/box/statement/?lang=hi', owned.token);
    expect(hindi.statusCode).toBe(200);
    expect(hindi.rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  it('reads one photograph of each piece that is printed', async () => {
    const owned = await store.owner(1);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids)
      await store.pool.query(
        `insert into box_pieces (id, customer_id, name, metal, stones, huid, note, created_at, changed_at)
         select $1, customer_id, 'Bangle', 'gold', '', '', '', now(), now() from orders where order_no = $2`,
        [id, owned.orderNo],
      );
    await store.pool.query(
      `insert into box_photos (piece_id, position, redrawn, media_type, bytes)
       select id, position, position > 1, case position when 1 then 'image/png' else 'image/jpeg' end, decode(lpad(position::text, 2, '0'), 'hex')
       from box_pieces, generate_series(1, 3) as position where id = any($1)`,
      [ids],
    );
    const rows = await store.rows<{ customer_id: string }>(
      'select customer_id from box_pieces where id = $1',
      [ids[0]],
    );
    const [id = ''] = ids;
    // The first that a paper can show.
    expect(await firstPhotosOf(store.db, rows[0]?.customer_id ?? '', [id])).toEqual([[id, Buffer.from([2])]]);
  });

  it('there is none without a piece that has a value, and none without its owner', async () => {
    const { token } = await store.customer();
    const answer = await store.get('/api/box/statement/', { token });
    expect(await met(answer)).toBe('409 BOX.EMPTY');
    expect((await store.get('/api/box/statement/')).status).toBe(401);
  });
});
