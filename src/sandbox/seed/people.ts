import { BUYER_EMAIL } from '../world/accounts';

/**
 * Special properties of a seeded user: `picture`, `never` signed in, `inactive`, `system` user,
 * `invited` (e-mail not confirmed yet).
 */
export type Trait = 'picture' | 'never' | 'inactive' | 'system' | 'invited';

/** A seeded user besides the demo accounts: first name, last name, e-mail, role, traits. */
export type Person = readonly [
  firstname: string,
  lastname: string,
  email: string,
  role: string,
  ...traits: Trait[],
];

/** A last name of exactly 200 characters, for layouts. */
export const LONG_LASTNAME = 'Vandermeulenbroeck-'.repeat(11).slice(0, 200);

/** Fictitious people; any resemblance is coincidental. */
export const PEOPLE: readonly Person[] = [
  ['Platform', 'Service', 'platform@plinth.example', 'Admin', 'system'],
  ['Catalogue', 'Sync', 'catalogue-sync@plinth.example', 'Admin', 'system', 'never'],
  ['Billing', 'Robot', 'billing-robot@plinth.example', 'Admin', 'system'],
  ['Bruno', 'Keller', 'bruno.keller@plinth.example', 'Admin'],
  ['Support', 'Inbox', 'support-inbox@plinth.example', 'Support Desk', 'system', 'never'],
  ['Zoë', 'Åkerström', 'zoe.akerstrom@nordlys.example', 'Support Desk'],
  ['Łukasz', 'Święcicki', 'lukasz.swiecicki@plinth.example', 'Support Desk'],
  ['Ánh', 'Nguyễn Thị', 'anh.nguyen@plinth.example', 'Support Desk'],
  ['Çağla', 'Yıldırım', 'cagla.yildirim@plinth.example', 'Support Desk', 'picture'],
  ['Þórdís', 'Sigurðardóttir', 'thordis@nordlys.example', 'Support Desk', 'inactive'],
  ['Renée', 'Dubœuf', 'renee.duboeuf@atelier-sud.example', 'Billing Clerk', 'picture'],
  ['Jiří', 'Dvořáček', 'jiri.dvoracek@plinth.example', 'Billing Clerk'],
  ['Ileana', 'Țurcanu', 'ileana.turcanu@plinth.example', 'Billing Clerk', 'never', 'invited'],
  ['Mikko', 'Hämäläinen', BUYER_EMAIL, 'Marketplace Buyer'],
  ['Ñusta', 'Quispe', 'nusta.quispe@altiplano.example', 'Marketplace Buyer'],
  ['Oluwaṣeun', 'Adébáyọ̀', 'seun.adebayo@lagoon.example', 'Marketplace Buyer', 'picture'],
  ['Maria', LONG_LASTNAME, 'maria.long@nordlys.example', 'Marketplace Buyer', 'picture'],
  ['Ольга', 'Соколовская', 'olga.sokolovskaya@sever.example', 'Reseller', 'picture'],
  ['Ґалина', 'Єфименко', 'halyna@nordlys.example', 'Reseller'],
  ['Δήμητρα', 'Παπανικολάου', 'dimitra@aegean-cloud.example', 'Reseller', 'picture'],
  ['أمينة', 'المنصوري', 'amina@dunes.example', 'Reseller', 'picture'],
  ['נועה', 'בן־דוד', 'noa@nordlys.example', 'Reseller'],
  ['美咲', '佐藤', 'misaki.sato@sakura-net.example', 'Reseller', 'picture'],
  ['प्रिया', 'शर्मा', 'priya.sharma@ganga.example', 'Reseller', 'inactive'],
  ['Стефан', 'Николов', 'stefan.nikolov@balkan.example', 'Customer', 'picture'],
  ['Милица', 'Јовановић', 'milica@balkan.example', 'Customer'],
  ['Γιώργος', 'Ξενάκης', 'giorgos@aegean-cloud.example', 'Customer', 'never'],
  ['خالد', 'الحسيني', 'khaled@dunes.example', 'Customer', 'picture'],
  ['فاطمه', 'رضایی', 'fatemeh@alborz.example', 'Customer'],
  ['אורי', 'שפירא', 'uri@carmel-systems.example', 'Customer', 'picture'],
  ['小明', '王', 'xiaoming.wang@jade-it.example', 'Customer', 'picture'],
  ['雨桐', '李', 'yutong.li@jade-it.example', 'Customer', 'never'],
  ['家豪', '陳', 'kaho.chan@harbour.example', 'Customer'],
  ['健太', '高橋', 'kenta.takahashi@sakura-net.example', 'Customer', 'picture'],
  ['ミドリ', 'カワムラ', 'midori@sakura-net.example', 'Customer', 'inactive'],
  ['서연', '김', 'seoyeon.kim@hangang.example', 'Customer', 'picture'],
  ['지호', '박', 'jiho.park@hangang.example', 'Customer'],
  ['अर्जुन', 'वर्मा', 'arjun.verma@ganga.example', 'Customer', 'picture'],
  ['தமிழ்', 'செல்வன்', 'tamil.selvan@kaveri.example', 'Customer'],
  ['ณัฐ', 'วงศ์สวัสดิ์', 'nat@chaophraya.example', 'Customer', 'never'],
  ['Siobhán', 'O’Rourke', 'siobhan@emerald.example', 'Customer', 'picture'],
  ['Ana-Sofía', 'de la Vega y Ríos', 'ana.sofia@altiplano.example', 'Customer'],
  ['J', 'D', 'jd@short.example', 'Guest', 'never'],
  ['Գայանե', 'Պետրոսյան', 'gayane@ararat.example', 'Guest', 'picture'],
  ['ნინო', 'ბერიძე', 'nino.beridze@kolkheti.example', 'Guest'],
  ['አበበ', 'ተስፋዬ', 'abebe@abay.example', 'Guest', 'never'],
  ['মিতা', 'চৌধুরী', 'mita@padma.example', 'Guest', 'picture'],
  ['Kwame', 'Owusu', 'kwame.owusu@volta.example', 'Guest'],
  ['Leilani', 'Kahale', 'leilani@reef.example', 'Guest', 'picture', 'inactive'],
  ['Ingeborg', 'Øverås', 'ingeborg@nordlys.example', 'Guest'],
  ['Tomasz', 'Żółć', 'tomasz.zolc@plinth.example', 'Guest', 'never', 'invited'],
  ['Aoife', 'Brennan', 'aoife@emerald.example', 'Guest', 'picture'],
  ['Matteo', 'D’Angelo', 'matteo@atelier-sud.example', 'Guest'],
  ['Emma 🌻', 'Vermeer', 'emma@polder.example', 'Guest', 'picture', 'never'],
];
